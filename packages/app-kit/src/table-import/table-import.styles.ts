import { below, visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);
`

export const DropPlace = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--ph-space-2);
  padding: var(--ph-space-6) var(--ph-space-4);
  border: 1px dashed
    ${(props) => (props.$isOver ? 'var(--ph-color-accent)' : 'var(--ph-color-border-control)')};
  border-radius: var(--ph-radius-card);
  background: ${(props) => (props.$isOver ? 'var(--ph-color-accent-soft)' : 'var(--ph-color-canvas)')};
  color: var(--ph-color-muted);
  text-align: center;
`

export const Chooser = styled.input`
  ${visuallyHidden}
`

export const Small = styled.p`
  margin: 0;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-4);
  justify-content: space-between;
`

export const Columns = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: var(--ph-space-3);
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;

  legend {
    padding: 0 0 var(--ph-space-2);
    font-weight: var(--ph-weight-medium);
  }
  ${below('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
