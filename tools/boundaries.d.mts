export function checkTree(root: string): { rule: string; file: string; message: string }[];
