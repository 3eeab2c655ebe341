import { Drawing } from './pictures.styles.ts'

/** The logo of the professional offer: the letters PRO on a label. */
export function ProLogo() {
  return (
    <Drawing width={72} height={32} viewBox="0 0 72 32" aria-hidden="true">
      <path
        className="filled"
        d="M8 0h56a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
      />
      <path className="letters" d="M14 23V9h5a4 4 0 0 1 0 8h-5" />
      <path className="letters" d="M31 23V9h5a4 4 0 0 1 0 8h-5m4 0 5 6" />
      <path className="letters" d="M53 9a6 7 0 0 1 0 14 6 7 0 0 1 0-14z" />
    </Drawing>
  )
}
