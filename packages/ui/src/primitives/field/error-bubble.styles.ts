import { styled } from 'styled-components'
import { bubbleFace } from '../tooltip/bubble.styles.ts'

export const ErrorBubble = styled.span`
  ${bubbleFace}
  position: fixed;
  inset: auto;
  margin: 0;
  border: 0;
  white-space: pre-line;
`
