import { styled } from 'styled-components'

export const List = styled.div`
  display: grid;
  gap: var(--ph-space-4);
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-1);
  /* Aligns the end of the last button's text with the videos. */
  margin-inline-end: calc(-1 * var(--ph-space-4));
`

export const Count = styled.output`
  flex: 1;
  min-width: 80px;
  color: var(--ph-color-muted);
`
