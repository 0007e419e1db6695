import { Command } from 'commander';

export interface McpBridgeOptions {
  /** The id of the edition that everything is about; null for all of the account. */
  readonly edition: string | null;
  /** Leaves out the tools that change something. */
  readonly isReadOnly: boolean;
}

/** `galley mcp`. @param bridge runs until its input ends */
export function mcpCommand(bridge: (options: McpBridgeOptions) => Promise<void>): Command {
  return new Command('mcp')
    .summary('connect an assistant on this machine to a Galley elsewhere')
    .description(
      'Speaks the Model Context Protocol on standard input and output, for assistants that start a program: hands each message to the Galley at GALLEY_URL, with the key in GALLEY_KEY.',
    )
    .option('--edition <slug>', 'only this edition')
    .option('--read-only', 'only tools that change nothing')
    .action(({ edition, readOnly }: { edition?: string; readOnly?: true }) =>
      bridge({ edition: edition ?? null, isReadOnly: readOnly ?? false }),
    );
}
