import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Invitations = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Invitation = styled.li`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  padding: var(--ph-space-2) 0;

  &:not(:first-child) {
    border-top: 1px solid var(--ph-color-border);
  }
`

export const Person = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: 500;
  }
`

/** A list of names and values, side by side. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--ph-space-2) var(--ph-space-5);
  margin: 0;

  dt {
    color: var(--ph-color-muted);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    dd {
      margin-bottom: var(--ph-space-3);
    }
  }
`

/** The paragraphs and fields of a dialog or form, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  p {
    margin: 0;
  }
`
