import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres } from '../../app/commands/find-postgres.mjs';

/**
 * A PostgreSQL server of its own for one run of tests: a new cluster in a temporary folder, reached by a socket in it.
 * It ends when standard input does: also when the run was killed, for then the pipe is closed by the system. Prints a
 * line of JSON: `{"url": "…"}` when it can be reached, or `{"fault": "…"}`.
 */
const programs = findPostgres();
if (programs === null) {
  fail('PostgreSQL is not installed. Install it as root: apt-get update && apt-get install -y postgresql');
}
const directory = mkdtempSync(path.join(tmpdir(), 'pg-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));

try {
  const user = chooseUser();
  const options = { ...user, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C' } };
  const cluster = path.join(directory, 'cluster');
  const initialise = [
    '-D',
    cluster,
    '-U',
    'site',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(path.join(programs, 'initdb'), initialise, options);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: directory,
    max_connections: '200',
    // A crash of the machine may lose it all; a crash of a client or of the server's own processes loses nothing.
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
    autovacuum: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  keep(spawn(path.join(programs, 'postgres'), ['-D', cluster, ...flags], options));
} catch (error) {
  fail(`PostgreSQL could not be started: ${error.stderr?.toString() || error.message}`);
}

/** The server refuses to be root. */
function chooseUser() {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((one) => hasUser(one));
  if (name === undefined) throw new Error('there is no user "postgres" or "nobody" to run it as');
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name]).toString()));
  chownSync(directory, uid, gid);
  chmodSync(directory, 0o700);
  return { uid, gid };
}

function hasUser(name) {
  try {
    execFileSync('id', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function keep(server) {
  const lines = [];
  createInterface(server.stderr).on('line', (line) => {
    if (lines.push(line) > 50) lines.shift();
    if (!line.includes('ready to accept connections')) return;
    console.log(JSON.stringify({ url: `postgresql:///postgres?user=site&host=${directory}` }));
  });
  server.once('error', (error) => fail(`PostgreSQL could not be started: ${error.message}`));
  server.once('exit', (code) => fail(`PostgreSQL ended with ${code}:\n${lines.join('\n')}`));
  const stop = () => {
    server.removeAllListeners('exit');
    server.once('exit', () => process.exit(0));
    // «Immediate»: the folder goes with it.
    server.kill('SIGQUIT');
  };
  process.stdin.resume().once('end', stop).once('error', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

function fail(fault) {
  console.log(JSON.stringify({ fault }));
  process.exit(1);
}
