import { styled } from 'styled-components'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ph-space-2);
`

export const Status = styled.output<{ $isFailure: boolean }>`
  flex: 1;
  min-width: 120px;
  color: ${(props) => (props.$isFailure ? 'var(--ph-color-danger)' : 'var(--ph-color-muted)')};
  overflow-wrap: anywhere;
`
