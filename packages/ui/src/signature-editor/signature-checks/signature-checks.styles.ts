import { styled } from 'styled-components'

export const Outcome = styled.div`
  margin-bottom: var(--ph-space-4);
`

export const Findings = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Finding = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--ph-space-2) var(--ph-space-3);
  padding: var(--ph-space-3);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);

  strong {
    display: block;
    font-weight: var(--ph-weight-medium);
  }
  > svg {
    margin-top: 1px;
    color: var(--ph-color-warning);
  }
  &[data-severity='error'] > svg {
    color: var(--ph-color-danger);
  }
`

export const FindingActions = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);

  &:empty {
    display: none;
  }

  /* If there is no fix before the link to the tab, the link aligns with the text. */
  &[data-plain] {
    margin-left: calc(-1 * var(--ph-space-4));
  }
`

export const AltForm = styled.form`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
  align-items: end;

  > :first-child {
    flex: 1 1 200px;
  }
`

export const NotesTitle = styled.h3`
  margin: var(--ph-space-5) 0 var(--ph-space-2);
  font-size: inherit;
  font-weight: var(--ph-weight-medium);
`

export const Notes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Note = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--ph-space-2);
  color: var(--ph-color-muted);

  > svg {
    margin-top: 1px;
  }
`

export const AllGood = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  color: var(--ph-color-success);

  > svg {
    flex: none;
  }
`
