import { styled } from 'styled-components'
import { controlBox } from '../../primitives/field/field.styles.ts'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--ph-space-4);
  align-items: start;
`

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 6px;
    font-size: var(--ph-text-small);
    font-weight: var(--ph-weight-medium);
    line-height: 20px;
  }
`

export const Choices = styled.div`
  display: grid;
  max-height: 180px;
  overflow: auto;
  padding: 2px;
`

export const Bounds = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ph-space-2);

  label {
    display: grid;
    gap: var(--ph-space-1);
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

export const Bound = styled.input`
  ${controlBox}
`
