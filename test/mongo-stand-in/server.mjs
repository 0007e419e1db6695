// A server that speaks MongoDB's protocol, in memory, at the port of its argument (0: any free one). Prints the port, and
// ends when its standard input does, so that it never outlives the tests. It is no replica set, has no transactions and
// no unique indexes, and knows dates only as long as it keeps them in memory.
import { CongoServer } from '@push.rocks/smartmongo/dist_ts/congodb/index.js';

const server = new CongoServer({ host: '127.0.0.1', port: Number(process.argv[2]) });
await server.start();
// The port that the system chose is known to its socket only.
console.log(server.server.address().port);
process.stdin.resume().once('end', () => process.exit());
