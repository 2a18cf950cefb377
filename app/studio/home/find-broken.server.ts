import { listBroken } from '#app/content-check/list-broken';
import { readReport } from '#app/content-check/site-report.server';
import type { Store } from '#cms/store/tables';

const ROWS = 6;

/** Published documents that visitors see with errors, as the site's check counts them: a few, and how many there are. */
export async function findBroken(store: Store) {
  const { reports } = await readReport(store);
  const { broken } = listBroken(reports);
  return {
    pages: broken.length,
    rows: broken.slice(0, ROWS).map(({ entryId, address, title, findings }) => {
      const { kind, name, audience, region } = address;
      const errors = findings.filter(({ severity }) => severity === 'error').length;
      return { id: entryId, kind, name, audience, region, title, errors };
    }),
    isChecked: reports.length > 0,
  };
}
