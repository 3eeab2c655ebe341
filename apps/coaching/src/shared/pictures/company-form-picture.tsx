import { Drawing } from './pictures.styles.ts'

/** The layout of a form: a portrait, four fields in two columns, and a button. */
export function CompanyFormPicture() {
  return (
    <Drawing width={160} height={120} viewBox="0 0 160 120" aria-hidden="true">
      <path
        className="soft"
        d="M8 4h144a4 4 0 0 1 4 4v104a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"
      />
      <path d="M8 4h144a4 4 0 0 1 4 4v104a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" />
      <circle className="accent" cx="26" cy="24" r="9" />
      <path d="M44 20h48M44 29h28" />
      <path d="M16 46h24M88 46h24M16 72h24M88 72h24" />
      <path d="M16 52h56v10H16zM88 52h56v10H88zM16 78h56v10H16zM88 78h56v10H88z" />
      <path className="filled" d="M112 97h32v11h-32z" />
    </Drawing>
  )
}
