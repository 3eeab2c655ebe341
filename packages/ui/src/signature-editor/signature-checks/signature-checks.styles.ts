import { styled } from 'styled-components'

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
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: var(--ph-space-3);
  align-items: center;
  padding: var(--ph-space-3);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);

  strong {
    display: block;
    font-weight: var(--ph-weight-medium);
  }
  > svg {
    align-self: start;
    margin-top: 1px;
    color: var(--ph-color-warning);
  }
  &[data-severity='fault'] > svg {
    color: var(--ph-color-danger);
  }
`

export const Summary = styled.p`
  margin-bottom: var(--ph-space-4);
  color: var(--ph-color-muted);
`

export const AllGood = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  color: var(--ph-color-success);
`
