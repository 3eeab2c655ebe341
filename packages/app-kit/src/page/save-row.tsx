import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isUnknown, unknownError } from '../store/error-message.ts'
import { failureHelp } from '../store/failure-help.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { Help } from './page.styles.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ph-space-3);

  p {
    margin: 0;
    color: var(--ph-color-danger);
  }
`

/** The bottom of a form: the reason why saving failed, then the form's buttons. */
export function SaveRow({ error, children }: { error: string | null; children: ReactNode }) {
  return (
    <Row>
      {error !== null && (
        <p role="alert">
          {isUnknown(error) ? error.replace(unknownError, pageTexts.saveFailed) : error}
          <Help>{failureHelp(error, 'save')}</Help>
        </p>
      )}
      {children}
    </Row>
  )
}
