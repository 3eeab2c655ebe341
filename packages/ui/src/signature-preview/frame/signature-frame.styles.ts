import { styled } from 'styled-components'

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 0;
  border: 0;

  &[inert] {
    pointer-events: none;
  }
`
