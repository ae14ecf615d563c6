// powerSet has no empty subset.
/** All orders of the elements of a list. */
export function permutations<T>(list: readonly T[]): T[][] {
  const found: T[][] = [];
  const order = [...list];
  const swap = (a: number, b: number) => {
    [order[a], order[b]] = [order[b] as T, order[a] as T];
  };
  const fillFrom = (place: number) => {
    if (place === order.length) found.push([...order]);
    for (let index = place; index < order.length; index += 1) {
      swap(place, index);
      fillFrom(place + 1);
      swap(place, index);
    }
  };
  fillFrom(0);
  return found;
}

/**
 * All ways to choose some elements of a list, each in the order of the list.
 * @param size how many elements to choose, a whole number from 0 up
 */
export function combinations<T>(list: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  const chosen: T[] = [];
  const chooseFrom = (start: number) => {
    const missing = size - chosen.length;
    if (missing === 0) {
      found.push([...chosen]);
      return;
    }
    for (let index = start; index <= list.length - missing; index += 1) {
      chosen.push(list[index] as T);
      chooseFrom(index + 1);
      chosen.pop();
    }
  };
  chooseFrom(0);
  return found;
}

/** All subsets of the elements of a list, each in the order of the list; the empty one too. */
export function powerSet<T>(list: readonly T[]): T[][] {
  let subsets: T[][] = [[]];
  for (const element of list) subsets = subsets.flatMap((subset) => [subset, [...subset, element]]);
  return subsets.filter(({ length }) => length > 0);
}
