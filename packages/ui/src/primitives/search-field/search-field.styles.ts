import { Button, Input, SearchField } from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { controlBox, fieldLayout } from '../field/field.styles.ts'

export const Field = styled(SearchField)`
  ${fieldLayout}
`

export const Box = styled(Input)`
  ${controlBox}
  padding-inline: 36px;

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`

export const Clear = styled(Button)`
  position: absolute;
  right: 4px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: var(--ph-radius-control);
  background: none;
  color: var(--ph-color-muted);
  cursor: pointer;

  &[data-hovered] {
    background: var(--ph-color-hover);
  }
  [data-empty] &,
  [data-disabled] & {
    display: none;
  }
`
