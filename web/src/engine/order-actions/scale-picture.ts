/** Longest edge of a kept photo, pixels: small print of a document stays readable, and it goes over a slow line. */
const maxEdge = 1600;
const quality = 0.82;

/** A photo of a phone, made small enough to send; what the browser cannot draw goes as it is. */
export async function scalePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return file;
  const scale = Math.min(1, maxEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return blob === null ? file : new File([blob], nameOf(file), { type: 'image/jpeg' });
}

function nameOf({ name }: File): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
