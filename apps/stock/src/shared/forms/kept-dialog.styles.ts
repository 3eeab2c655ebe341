import { styled } from 'styled-components'

/** The contents of the dialog, with room below what a message says. */
export const Contents = styled.div`
  > [role='alert'],
  > [role='status'] {
    margin-bottom: var(--ph-space-3);
  }
`
