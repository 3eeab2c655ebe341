import { isLikelyMisread } from '@org/api/stock'
import { scannerTexts } from '#shared/scanner/texts.ts'
import { countsTexts } from '../texts.ts'
import type { EntryProblem } from './count-entry.ts'

/** Says why an entry with this code does not count yet, in French. */
export function problemText(problem: EntryProblem, code: string): string {
  switch (problem.kind) {
    case 'lot':
      return countsTexts.lotTitle
    case 'counted':
      return countsTexts.alreadyTitle(problem.line.qty, problem.line.person)
    case 'unreadable':
      // An entry that an earlier version has stored may have a reason that no longer exists.
      return scannerTexts.invalidLabel[problem.reason] ?? scannerTexts.noProduct
    case 'part':
      return scannerTexts.noProduct
    case 'unknown':
      return isLikelyMisread(code) ? countsTexts.misread : countsTexts.unknown
    case 'refused':
      return problem.message
  }
}
