/** CloudFront takes its firewall from this region and reports its metrics there, wherever the stack is. */
export const edgeRegion = 'us-east-1';
