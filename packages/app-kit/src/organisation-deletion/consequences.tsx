import { deletionTexts, type DeletionPreview } from './deletion-texts.ts'

/** Says in numbers what is deleted, and what that means. */
export function Consequences({ preview }: { preview: DeletionPreview }) {
  return (
    <div>
      <p>{deletionTexts.counts}</p>
      <ul>
        {preview.counts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {preview.consequences.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{deletionTexts.signOut}</p>
    </div>
  )
}
