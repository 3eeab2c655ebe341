import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
`

export const Name = styled.span`
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
`

export const Zone = styled.div<{ $isOver: boolean; $isWrong: boolean; $isDisabled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  gap: var(--ph-space-3);
  max-width: 100%;
  min-height: 132px;
  padding: var(--ph-space-3);
  overflow: hidden;
  border: 1px dashed
    ${(props) =>
      props.$isOver
        ? 'var(--ph-color-accent)'
        : props.$isWrong
          ? 'var(--ph-color-danger)'
          : 'var(--ph-color-border-control)'};
  border-radius: var(--ph-radius-card);
  background: ${(props) => (props.$isOver ? 'var(--ph-color-accent-soft)' : 'var(--ph-color-canvas)')};
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  text-align: center;
  cursor: ${(props) => (props.$isDisabled ? 'not-allowed' : 'pointer')};
`

export const Invitation = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ph-space-2);
  padding: var(--ph-space-2);
`

export const Picture = styled.div<{ $isFaded: boolean }>`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  min-height: 0;

  img,
  video {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
    opacity: ${(props) => (props.$isFaded ? 0.4 : 1)};
  }
`

export const Progress = styled.div`
  position: absolute;
  inset: auto var(--ph-space-3) var(--ph-space-3);
  display: grid;
  gap: var(--ph-space-2);
  padding: var(--ph-space-3);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-raised);
  color: var(--ph-color-text);
  box-shadow: var(--ph-shadow-float);
  text-align: left;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`

export const Description = styled.p`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Message = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ph-color-danger);
  font-size: var(--ph-text-small);

  svg {
    flex: none;
  }
`
