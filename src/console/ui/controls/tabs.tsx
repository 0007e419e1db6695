import { useEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

/** One tab and what it shows. */
export interface TabPart {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabPart[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Parts of one thing, of which one is shown. Views with addresses of their own are links instead. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const shown = list.current?.getBoundingClientRect();
    const chosen = list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    // Not scrollIntoView, which would move the page as well.
    if (shown && chosen && list.current)
      list.current.scrollLeft +=
        Math.max(0, chosen.right - shown.right) + Math.min(0, chosen.left - shown.left);
  }, [selected]);
  return (
    <AriaTabs
      className="tabs"
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect === undefined ? {} : { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList ref={list} aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
