import { SessionEditor } from './session-editor.tsx'

/** The editor of a new training session. Its owner is set by the server. */
export function NewSessionPage() {
  return <SessionEditor stored={null} />
}
