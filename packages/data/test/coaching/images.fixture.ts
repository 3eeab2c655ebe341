const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAIAAACepSOSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPQ' +
  '9b6PCzEMIjkAmf1IWy1WoRoAAAAASUVORK5CYII='

const jpg =
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0o' +
  'MCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo' +
  'KCgoKCgoKCj/wAARCAAGAAkDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAA' +
  'AAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCD' +
  'AVoA/9k='

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/** A blue image of 9 by 6 pixels. */
export const pngFile = () => new File([bytesOf(png)], 'photo.png', { type: 'image/png' })

/** The same image as a JPEG. */
export const jpgFile = () => new File([bytesOf(jpg)], 'photo.jpg', { type: 'image/jpeg' })
