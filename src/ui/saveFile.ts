/** Downloads a `blob:` URL as a file and revokes it. */
export function saveBlobUrl(name: string, address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, type = 'text/csv;charset=utf-8') =>
  saveBlobUrl(name, URL.createObjectURL(new Blob([text], { type })));
