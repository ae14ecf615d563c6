/** How large the type checker is with its declarations, compressed; readers are told before they load it. */
export const typeCheckerSize = '0.9 MB';
