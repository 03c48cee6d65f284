/** Why a file cannot be used at all, in a sentence that is put beside it. */
export class FileRefusal extends Error {}
