import { styled } from 'styled-components'

export const Circle = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${(props) => props.$size}px;
  height: ${(props) => props.$size}px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--ph-color-accent-soft);
  color: var(--ph-color-accent);
  font-size: ${(props) => Math.round(props.$size * 0.38)}px;
  font-weight: var(--ph-weight-strong);
  line-height: 1;
  user-select: none;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
