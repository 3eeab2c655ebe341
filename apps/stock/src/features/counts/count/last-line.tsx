import { ScanCard, type ScanCardProps } from '#shared/scanner/scan-card.tsx'
import { countsTexts } from '../texts.ts'
import { isLineExpired, lotText } from './line-state.ts'
import { problemText } from './problem-text.ts'
import type { Counting } from './use-counting.ts'

type Shown = Pick<Counting, 'entries' | 'isStuck' | 'last' | 'known'>

/**
 * Shows the last scan immediately, then its quantity once the server has counted it, or why it does
 * not count.
 */
export function LastLine(shown: Shown) {
  return <ScanCard {...cardOf(shown)} />
}

function cardOf({ entries, isStuck, last, known }: Shown): ScanCardProps {
  const newest = entries.at(-1)
  if (newest && newest.at > (last?.at ?? 0)) {
    const title = known(newest.code)?.product.name ?? newest.code
    const { problem } = newest
    if (!problem) {
      return {
        result: 'reading',
        title,
        detail: isStuck ? countsTexts.kept : countsTexts.reading,
      }
    }
    const isQuestion = problem.kind === 'lot' || problem.kind === 'counted'
    return {
      result: isQuestion ? 'question' : 'error',
      title,
      detail: problemText(problem, newest.code),
    }
  }
  if (!last) {
    return { result: 'ready', title: countsTexts.scanTitle, detail: countsTexts.scanHelp }
  }
  const { line, qty, mode, movedSince } = last
  const counted = countsTexts.counted(line.qty)
  if (movedSince !== 0) {
    return { result: 'question', title: line.name, detail: countsTexts.movedSince(movedSince) }
  }
  const details = [
    ...(line.isArchived ? [countsTexts.archivedProduct] : []),
    ...(mode === 'add' ? [counted] : []),
    lotText(line),
  ]
  return {
    // The scan is counted, but a person should look at the line.
    result: line.isArchived || isLineExpired(line) ? 'question' : 'success',
    title: line.name,
    detail: details.join(' · '),
    amount: mode === 'add' ? countsTexts.added(qty) : counted,
  }
}
