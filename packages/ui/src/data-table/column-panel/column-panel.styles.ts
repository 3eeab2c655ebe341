import { styled } from 'styled-components'
import { controlBox } from '../../primitives/field/field.styles.ts'
import { below } from '../../theme/media.ts'

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
  gap: 0 var(--ph-space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--ph-space-2);
    min-width: 0;
    min-height: 44px;
  }
  li > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Side = styled.select`
  ${controlBox}
  flex: none;
  width: 148px;

  /* Cards have no columns to pin. */
  ${below('tablet')} {
    display: none;
  }
`
