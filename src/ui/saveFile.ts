/** Hands a `blob:` address to the browser as a download, and gives it up. */
export function saveAddress(name: string, address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands a text to the browser as a download. */
export const saveFile = (name: string, text: string, type = 'text/csv;charset=utf-8') =>
  saveAddress(name, URL.createObjectURL(new Blob([text], { type })));
