const { AsyncLocalStorage } = require('node:async_hooks');
const v8 = require('node:v8');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

// V8 compiles a function anew for speed once that much of its bytecode has run, 132 KB by default. Most functions of a test file
// are done soon after, so it waits longer: the unit lane takes a sixth less of the processor (docs/adr/096-what-runs-after-each-change.md).
v8.setFlagsFromString('--interrupt-budget=600000');

/** Where circus leaves what a test file sets for itself: jest.setTimeout, jest.retryTimes and its listeners. */
const OF_ONE_FILE = [
  'EVENT_HANDLERS',
  'LOG_ERRORS_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'RETRY_TIMES',
  'TEST_TIMEOUT_SYMBOL',
  'WAIT_BEFORE_RETRY',
].map((name) => Symbol.for(name));

/**
 * The storages that were used since the last test file ended. On Node 20 each that was ever used costs each promise of the
 * process some time, until it is disabled; circus has one for each test file, the server of the scripted model one for each server.
 */
const used = new Set();
for (const name of ['run', 'enterWith']) {
  const { [name]: original } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype[name] = function use(...args) {
    used.add(this);
    return original.apply(this, args);
  };
}

// Jest has told this worker to end. Agenda leaves a timer for the lock of each job that ran, which nobody waits for.
process.on('removeListener', (event) => {
  if (event === 'message') process.exit();
});

/** A test file runs among Node's own globals, so that modules can stay loaded; what Jest puts there goes with the file. */
module.exports = class SharedEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.given = Object.keys(projectConfig.globals);
    Object.assign(globalThis, projectConfig.globals);
    this.console = globalThis.console;
    this.exit = process.exit;
    this.fetch = globalThis.fetch;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    // Used again, it is enabled again.
    for (const storage of used) storage.disable();
    used.clear();
    globalThis.console = this.console;
    process.exit = this.exit;
    globalThis.fetch = this.fetch;
    this.moduleMocker.restoreAllMocks();
    for (const name of [...this.given, ...OF_ONE_FILE]) delete globalThis[name];
  }

  getVmContext() {
    return null;
  }
};
