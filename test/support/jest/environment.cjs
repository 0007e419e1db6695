const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Where circus leaves what a test file sets for itself: jest.setTimeout, jest.retryTimes and its listeners. */
const OF_ONE_FILE = [
  'EVENT_HANDLERS',
  'LOG_ERRORS_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'RETRY_TIMES',
  'TEST_TIMEOUT_SYMBOL',
  'WAIT_BEFORE_RETRY',
].map((name) => Symbol.for(name));

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
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.console;
    process.exit = this.exit;
    for (const name of [...this.given, ...OF_ONE_FILE]) delete globalThis[name];
  }

  getVmContext() {
    return null;
  }
};
