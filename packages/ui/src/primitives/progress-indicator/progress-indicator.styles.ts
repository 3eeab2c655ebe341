import { keyframes, styled } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(360deg); }
`

export const Indicator = styled.span.attrs({ role: 'progressbar' })<{ $size: number }>`
  display: inline-flex;
  flex: none;
  width: ${(props) => props.$size}px;
  height: ${(props) => props.$size}px;

  svg {
    width: 100%;
    height: 100%;
    animation: ${turn} 900ms linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    svg {
      animation: none;
    }
  }
`
