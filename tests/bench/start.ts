import { sendRequest } from '#tests/http-client';
import type { Bench } from './bench';
import { judgeAtMost, median, type Figure } from './figure';
import { makeDirectory, startServer, startSite, type MeasuredServer } from './servers';

/** From the command to the first page, with a new store and with one that is there. */

const EMPTY_SERVER =
  "require('http').createServer((_, response) => response.end()).listen(process.env.PORT, '127.0.0.1')";
const LIMIT = { target: 2, moonshot: 1 };

export const measureStart: Bench = async ({ isQuick }) => {
  const rounds = isQuick ? 2 : 5;
  const used = makeDirectory();
  const starts = {
    raw: () => startServer(['-e', EMPTY_SERVER], {}),
    new: () => startSite({ directory: makeDirectory() }),
    again: () => startSite({ directory: used }),
  };
  await timeStart(starts.again);
  const measured = { raw: [] as number[], new: [] as number[], again: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.raw.push(await timeStart(starts.raw));
    measured.new.push(await timeStart(starts.new));
    measured.again.push(await timeStart(starts.again));
  }
  const toFigure = (kind: 'new' | 'again', name: string): Figure => {
    const seconds = median(measured[kind]);
    return {
      bench: 'start',
      name,
      value: `${seconds.toFixed(2)} s`,
      target: '≤ 2 s / 1 s',
      baseline: `an empty Node server, ${median(measured.raw).toFixed(2)} s`,
      ratio: median(measured[kind].map((value, round) => value / (measured.raw[round] ?? NaN))),
      verdict: judgeAtMost(seconds, LIMIT),
    };
  };
  return {
    figures: [
      toFigure('new', 'Start to first page, a new store filled on the way'),
      toFigure('again', 'Start to first page, the store is there'),
    ],
    notes: ['From starting the process to the last byte of the main page.'],
  };
};

async function timeStart(start: () => Promise<MeasuredServer>): Promise<number> {
  const started = performance.now();
  const server = await start();
  await sendRequest({ port: server.port, path: '/' });
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  return seconds;
}
