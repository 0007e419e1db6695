import { Command } from 'commander';
import { presentFeedAddress } from '../output/feed.js';
import { print, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';

/** `galley edition feed`: the address is shown this once. */
export function feedCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('feed')
    .description('Gives the feed of an edition’s published articles a new secret address, or turns it off.')
    .argument('<edition>', 'its id, or a name or web address that no other edition has')
    .option('--off', 'turn it off')
    .option('--base <url>', 'the address of Galley, in front of the addresses', '')
    .option('--json', 'print JSON')
    .action(async (named: string, { off, base, json }: { off?: true; base: string; json?: true }) => {
      if (off) {
        const wasOn = await withAdmin(async ({ feeds, operator }) =>
          feeds.disableAsOperator(await operator.idOf('edition', named)),
        );
        print(terminal, json, { was_on: wasOn }, () => (wasOn ? 'The feed is off.' : 'There was no feed.'));
        return;
      }
      const address = await withAdmin(async ({ feeds, operator }) =>
        feeds.rotateAsOperator(await operator.idOf('edition', named)),
      );
      const shown = presentFeedAddress(address, base.replace(/\/$/, ''));
      const { since: _since, ...addresses } = shown;
      print(terminal, json, shown, () => formatTable(Object.entries(addresses)));
    });
}
