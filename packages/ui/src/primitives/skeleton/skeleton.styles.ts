import { keyframes, styled } from 'styled-components'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

export const Bar = styled.span`
  display: block;
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-border);
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const Stack = styled.output`
  display: grid;
  gap: var(--ph-space-2);
`
