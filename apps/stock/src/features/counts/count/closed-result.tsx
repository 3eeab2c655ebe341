import { BannerMessage } from '@org/ui/primitives'
import { countsTexts } from '../texts.ts'
import type { CloseResult } from './close-count-dialog.tsx'

/** Says what closing a count has booked, and what has to be counted again. */
export function ClosedResult({ result }: { result: CloseResult }) {
  return (
    <>
      <BannerMessage tone="success" title={countsTexts.closed}>
        {countsTexts.booked(result.added, result.removed)}
      </BannerMessage>
      {result.shortfalls.length > 0 && (
        <BannerMessage tone="warning" title={countsTexts.shortfallsTitle}>
          {result.shortfalls.map(({ productId, name, lot, missing }) => (
            <div key={`${productId} ${lot}`}>{countsTexts.shortfall(name, lot, missing)}</div>
          ))}
        </BannerMessage>
      )}
    </>
  )
}
