import type { Answer } from '@org/api/client'
import { deletionTexts as labels } from './texts.ts'

const size = new Intl.NumberFormat('fr-FR', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** Says in numbers what is deleted, and what that means for mails that were sent. */
export function Consequences({ preview }: { preview: Answer<'previewDeletion'> }) {
  return (
    <div>
      <p>{labels.consequences}</p>
      <ul>
        {labels.counts(preview, size.format(preview.storage / 1_000_000)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{labels.sentMails}</p>
      {preview.has_subscription && <p>{labels.subscription}</p>}
      <p>{labels.signOut}</p>
    </div>
  )
}
