import { styled } from 'styled-components'

/**
 * The list of removed features. It is next to the message if there is room for both, otherwise
 * below it.
 */
export const Panel = styled.div`
  flex: none;
  min-width: 0;
  padding: 0 var(--ph-space-2);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);

  @container preview-stage (min-width: 760px) {
    width: 208px;
    overflow: auto;
  }
`

export const Status = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);
  padding: var(--ph-space-2) 0;
  color: var(--ph-color-text);
  font-weight: var(--ph-weight-medium);

  > svg {
    flex: none;
    color: var(--ph-color-success);
  }
`

export const Features = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Feature = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--ph-space-2);
  padding: var(--ph-space-2) 0;
  border-top: 1px solid var(--ph-color-border);

  > strong {
    color: var(--ph-color-text);
    font-weight: var(--ph-weight-regular);
  }
  > code {
    grid-row: 2;
    overflow-wrap: anywhere;
  }
  > span {
    font-variant-numeric: tabular-nums;
  }
`

export const Note = styled.p`
  margin: 0;
  padding: var(--ph-space-2) 0;
  border-top: 1px solid var(--ph-color-border);
`
