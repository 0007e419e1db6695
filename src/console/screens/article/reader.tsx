import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../../ui/classes.js';
import type { Block, Claim } from './record-words.js';

export interface ReaderProps {
  readonly blocks: readonly Block[];
  readonly claims: readonly Claim[];
  readonly language: string;
  /** The `id` of the chosen sentence; null: none. */
  readonly chosen: string | null;
  readonly onChoose: (claim: string) => void;
}

/** The text of the article by its record: each sentence is a button, and the arrows lead from one to the next. */
export function Reader({ blocks, claims, language, chosen, onChoose }: ReaderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const byBlock = useMemo(() => claimsByBlock(claims), [claims]);
  const current = chosen ?? claims[0]?.id ?? null;

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || frame.current === null) return;
    const all = [...frame.current.querySelectorAll<HTMLElement>('[data-claim]')];
    const place = all.findIndex((each) => each === document.activeElement);
    const next = place < 0 ? undefined : all[place + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    onChoose(next.dataset['claim'] ?? '');
  };

  const sentence = (claim: Claim) => (
    <span
      key={claim.id}
      role="button"
      data-claim={claim.id}
      tabIndex={claim.id === current ? 0 : -1}
      aria-pressed={claim.id === chosen}
      className={classes('sentence', claim.checkRequired && `sentence-${claim.verdict.toLowerCase()}`)}
      onClick={() => onChoose(claim.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(claim.id);
      }}
    >
      {claim.text}
    </span>
  );

  return (
    <div
      ref={frame}
      className="reader"
      lang={language}
      dir="auto"
      role="group"
      aria-label="Text, sentence by sentence"
      onKeyDown={move}
    >
      {partsOf(blocks).map(({ heading, groups }, place) => (
        <section key={place}>
          {heading !== null && <h2>{heading}</h2>}
          {groups.map((group) => (
            <Group key={group[0]?.id} blocks={group}>
              {(block) => pieces(block, byBlock.get(block.id) ?? [], sentence)}
            </Group>
          ))}
        </section>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface GroupProps {
  /** Of one kind; more than one only where they make a list. */
  readonly blocks: readonly Block[];
  readonly children: (block: Block) => ReactNode;
}

function Group({ blocks, children }: GroupProps) {
  const [first] = blocks;
  if (first === undefined) return null;
  switch (first.kind) {
    case 'ITEM':
    case 'ROW':
      return <ul>{blocks.map((block) => item(block, children))}</ul>;
    case 'STEP':
      return <ol>{blocks.map((block) => item(block, children))}</ol>;
    case 'SUBHEADING':
      return <h3 id={blockId(first.id)}>{children(first)}</h3>;
    case 'QUOTE':
      return <blockquote id={blockId(first.id)}>{children(first)}</blockquote>;
    case 'CODE':
      return (
        <pre id={blockId(first.id)}>
          <code>{children(first)}</code>
        </pre>
      );
    case 'PARAGRAPH':
      return <p id={blockId(first.id)}>{children(first)}</p>;
  }
}

function item(block: Block, children: (block: Block) => ReactNode) {
  return (
    <li key={block.id} id={blockId(block.id)}>
      {children(block)}
    </li>
  );
}

/** @returns the id of the element that shows a block */
export function blockId(id: string): string {
  return `block-${id}`;
}

function claimsByBlock(claims: readonly Claim[]): ReadonlyMap<string, readonly Claim[]> {
  const found = new Map<string, Claim[]>();
  for (const claim of claims) {
    const others = found.get(claim.blockId);
    if (others === undefined) found.set(claim.blockId, [claim]);
    else others.push(claim);
  }
  return found;
}

/** @returns the text of a block in order: its sentences, and what stands between them */
function pieces(block: Block, claims: readonly Claim[], sentence: (claim: Claim) => ReactNode): ReactNode[] {
  const found: ReactNode[] = [];
  let at = 0;
  for (const claim of claims.toSorted((a, b) => a.start - b.start)) {
    if (claim.start < at || claim.end > block.text.length) continue;
    found.push(block.text.slice(at, claim.start), sentence(claim));
    at = claim.end;
  }
  found.push(block.text.slice(at));
  return found;
}

/** @returns the blocks by the headings above them, and items that follow each other together */
function partsOf(blocks: readonly Block[]) {
  const parts: { heading: string | null; groups: Block[][] }[] = [];
  for (const block of blocks) {
    let part = parts.at(-1);
    if (part?.heading !== block.heading) {
      part = { heading: block.heading, groups: [] };
      parts.push(part);
    }
    const group = part.groups.at(-1);
    if (group?.[0]?.kind === block.kind && LISTED.has(block.kind)) group.push(block);
    else part.groups.push([block]);
  }
  return parts;
}

const LISTED: ReadonlySet<Block['kind']> = new Set(['ITEM', 'STEP', 'ROW']);
