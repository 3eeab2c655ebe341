import { styled } from 'styled-components'

/** The contents of the dialog, with space below each message. */
export const Contents = styled.div`
  > [role='alert'],
  > [role='status'] {
    margin-bottom: var(--ph-space-3);
  }
`
