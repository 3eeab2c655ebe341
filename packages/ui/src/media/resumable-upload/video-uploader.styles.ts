import { styled } from 'styled-components'

export const Box = styled.div<{ $isOver: boolean; $isWrong: boolean }>`
  display: grid;
  align-content: center;
  gap: var(--ph-space-3);
  min-height: 132px;
  padding: var(--ph-space-4);
  border: 1px dashed
    ${(props) =>
      props.$isOver
        ? 'var(--ph-color-accent)'
        : props.$isWrong
          ? 'var(--ph-color-danger)'
          : 'var(--ph-color-border-control)'};
  border-radius: var(--ph-radius-card);
  background: ${(props) => (props.$isOver ? 'var(--ph-color-accent-soft)' : 'var(--ph-color-canvas)')};
  font-size: var(--ph-text-small);
`

export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ph-space-2);
  color: var(--ph-color-muted);
  text-align: center;
`

/** A file name, which wraps anywhere because it may be a single long word. */
export const FileName = styled.span`
  font-weight: var(--ph-weight-medium);
  overflow-wrap: anywhere;
`

export const Amount = styled.span`
  color: var(--ph-color-muted);
  font-variant-numeric: tabular-nums;
`

export const DoneMark = styled.span`
  display: inline-flex;
  color: var(--ph-color-success);
`
