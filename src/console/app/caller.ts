import { useSearch } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { FrameQuery } from '../data/generated/types.js';

/** Who is signed in, and where they work. */
export type Frame = FrameQuery;
export type Edition = Frame['editions']['nodes'][number];

export const FrameContext = createContext<Frame | null>(null);

/** Who is signed in: inside the frame only. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('There is no frame around this.');
  return frame;
}

/** Whether the key may change things. Actions of others are absent, not greyed. */
export function useMayWrite(): boolean {
  return useFrame().me.key.permission === 'FULL';
}

const REMEMBERED = 'galley-edition';

/** Remembers the edition for this tab. */
export function rememberEdition(id: string): void {
  sessionStorage.setItem(REMEMBERED, id);
}

/** The edition in the address, else the one last chosen in this tab, else the first; null where the account has none. */
export function useEdition(): Edition | null {
  const { edition } = useSearch({ strict: false });
  const { nodes } = useFrame().editions;
  const named = [edition, sessionStorage.getItem(REMEMBERED)];
  for (const id of named) {
    const found = nodes.find((each) => each.id === id);
    if (found) return found;
  }
  return nodes[0] ?? null;
}
