import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own for a test file: a clone of the migrated template, or an empty one. */
export interface TestDatabase {
  /** As Galley's own role. */
  readonly url: string;
  /** As the superuser, for what only an operator may do. */
  readonly adminUrl: string;
  drop(): Promise<void>;
}

export async function createTestDatabase(from: 'template' | 'empty' = 'template'): Promise<TestDatabase> {
  const adminUrl = process.env['GALLEY_TEST_POSTGRES'];
  const roleUrl = process.env['GALLEY_TEST_ROLE_URL'];
  if (adminUrl === undefined || roleUrl === undefined) {
    throw new Error('this lane has no database: see database-setup.mjs in jest.config.js');
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the template's files takes a third of the time that writing them to the log of the server does.
  const clone = from === 'template' ? ' TEMPLATE galley_template STRATEGY FILE_COPY' : '';
  await asAdmin(adminUrl, `CREATE DATABASE ${name} OWNER galley${clone}`);
  return {
    url: withDatabase(roleUrl, name),
    adminUrl: withDatabase(adminUrl, name),
    drop: () => asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
