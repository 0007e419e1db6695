import { Page } from '../../app/page.js';
import { StyleCharts } from './style-charts.js';
import { StyleControls } from './style-controls.js';
import { StyleStates } from './style-states.js';
import { StyleTables } from './style-tables.js';
import { StyleTokens } from './style-tokens.js';

/** The design system: everything that screens are made of. */
export function Style() {
  return (
    <Page
      title="Style"
      lead="What the screens are made of: colours, type, controls, tables, states and charts."
    >
      <div className="stack">
        <StyleTokens />
        <StyleControls />
        <StyleTables />
        <StyleStates />
        <StyleCharts />
      </div>
    </Page>
  );
}
