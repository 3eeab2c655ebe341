import { styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'

export const Root = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
  border-radius: var(--ph-radius-control);

  &:focus-visible {
    ${focusRing}
  }
`

export const Name = styled.span`
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
`

/** The file input, visually hidden because the button in the box opens its dialog. */
export const FileInput = styled.input`
  ${visuallyHidden}
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
  color: ${(props) => (props.$isDisabled ? 'var(--ph-color-faint)' : 'var(--ph-color-muted)')};
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

/** Fits the whole image into the box without enlarging it. */
export const ImageBox = styled.div<{ $isFaded: boolean }>`
  position: absolute;
  inset: var(--ph-space-3);

  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: scale-down;
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

export const Note = styled.output`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Preparing = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--ph-color-accent);
`
