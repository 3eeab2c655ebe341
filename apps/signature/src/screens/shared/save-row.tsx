import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ph-space-3);
  margin-top: var(--ph-space-5);

  p {
    margin: 0;
    color: var(--ph-color-danger);
  }
`

/** The bottom of a form: why it could not be saved, then its buttons. */
export function SaveRow({ error, children }: { error: string | null; children: ReactNode }) {
  return (
    <Row>
      {error !== null && <p role="alert">{error}</p>}
      {children}
    </Row>
  )
}
