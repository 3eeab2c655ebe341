import { styled } from 'styled-components'

export const Frame = styled.span<{ $size: number; $isRound: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : 'var(--ph-radius-control)')};
  color: var(--ph-color-muted);
  background: var(--ph-color-accent-soft);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** A photo and the name beside it. */
export const Pictured = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ph-space-3);
  vertical-align: middle;
`
