import { styled } from 'styled-components'

export const Root = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-3);
  min-width: 0;

  > button {
    justify-self: start;
  }
`

export const Name = styled.span`
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
`

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ph-space-3);
`

export const Film = styled.video<{ $ratio: number }>`
  width: min(100%, ${(props) => 50 * props.$ratio}dvh);
  aspect-ratio: ${(props) => props.$ratio};
  border-radius: var(--ph-radius-control);
  background: #000000;
`

export const Current = styled.figure`
  display: grid;
  gap: var(--ph-space-1);
  margin: 0;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);

  img {
    max-width: 160px;
    max-height: 120px;
    border: 1px solid var(--ph-color-border);
    border-radius: var(--ph-radius-control);
  }
`
