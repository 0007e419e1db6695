import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { describeMongoStore, openMongoAgendaStore } from '../../../../src/adapters/agenda/mongo-store.js';
import { GalleyError } from '../../../../src/domain/errors.js';
import { recordingLog } from '../../../support/recording-log.js';

describe('an address of MongoDB', () => {
  it.each([
    'mongodb://galley:hush-hush@127.0.0.1/?unheard=of',
    'mongodb://galley:hush-hush@127.0.0.1:port/',
    'mongodb://galley:hush%hush@127.0.0.1/',
    'mongodb://galley:hush-hush@127.0.0.1/?tls=maybe',
    'mongodb://galley:hush-hush@127.0.0.1/?authMechanism=NONE',
    'mongodb+srv://galley:hush-hush@one.example,two.example/',
    'mongodb+srv://galley:hush-hush@one.example:27017/',
  ])(
    'is a fault of JOBS_URL, reported without its password, when the driver can’t read it: %s',
    async (url) => {
      let fault: unknown = null;
      try {
        openMongoAgendaStore({ url, log: recordingLog(), runsJobs: true });
      } catch (error) {
        fault = error;
      }
      expect(fault).toBeInstanceOf(GalleyError);
      expect(fault).toMatchObject({
        code: 'invalid_params',
        detail: expect.stringMatching(/^JOBS_URL can’t be used: /),
      });
      expect(inspect(fault, { depth: 20, showHidden: true })).not.toContain('hush');
      await expect(describeMongoStore(url, () => Promise.resolve(''))).rejects.toThrow('JOBS_URL');
    },
  );
});
