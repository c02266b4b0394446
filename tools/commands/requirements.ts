import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { requirementsPage, testsByRule, readReports } from '#requirements/requirements-table.ts';

const reports = join(repositoryRoot, 'test-results');
const page = join(reports, 'requirements.md');

const tests = existsSync(reports) ? readReports(repositoryRoot, reports) : [];
if (tests.length === 0) {
  console.error('No test reports under test-results/. Run npm test first.');
  process.exit(1);
}
writeFileSync(page, requirementsPage(tests));
console.log(`test-results/requirements.md: ${testsByRule(tests).size} rules, ${tests.length} tests read.`);
